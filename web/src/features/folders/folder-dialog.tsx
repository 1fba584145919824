import { Button, Textarea, TextInput } from '@mantine/core';
import { folderDescriptionMax } from '@massima/contract/constants';
import type { Folder } from '@massima/contract/folders';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createFolder, updateFolder } from '../../api/folders.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useAskedFor } from '../../lib/use-asked-for.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { cutTyped, isNameTooLong } from './folder-choice.ts';

/** Creates a folder, or edits the one given. A version changed elsewhere is said, and what was typed stays. */
export function FolderDialog({ folder, onClose }: { folder?: Folder | undefined; onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const create = useMutation(createFolder);
  const update = useMutation(updateFolder);
  // Closed by a slip, it opens again with what was typed; "cancel" gives that up.
  const draft = useDraft(`folder.${folder?.project_id ?? 'new'}`, {
    name: folder?.name ?? '',
    description: folder?.description ?? '',
  });
  const { name, description } = draft.value;
  const [seen, setSeen] = useState(folder?.updatedAt);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useAskedFor<HTMLTextAreaElement>(name.trim() !== '' && description.trim() === '');
  const canSave = name.trim() !== '' && description.trim() !== '' && !isNameTooLong(name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    setProblem(null);
    const fields = { name: name.trim(), description: description.trim() };
    try {
      const answer = folder
        ? await update.mutateAsync({
            id: folder.project_id,
            project: { ...fields, ...(seen && { updatedAt: seen }) },
          })
        : await create.mutateAsync(fields);
      if (!answer.success) return setProblem(t('folder_name_exists'));
      toast(t(folder ? 'folder_description_modified' : 'folder_created'));
      draft.clear();
      onClose();
    } catch (error) {
      if (callError(error).key === 'update_error') {
        // Sending no version is the reader's decision to overwrite, taken by saving again.
        setSeen(undefined);
        setProblem(t('folder_stale'));
      } else setProblem(errorMessage(text, error, folder ? 'error_save' : 'error_folder_creation'));
    }
  };

  return (
    <Dialog title={t(folder ? 'folder_edit_title' : 'folders_new')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="error" urgent>
            {problem}
          </Notice>
        )}
        <TextInput
          label={t('folder_name')}
          description={t('folder_name_hint')}
          autoComplete="off"
          value={name}
          error={isNameTooLong(name) && t('folder_name_limit_exceeded')}
          onKeyDown={asked.onKeyDown}
          onChange={(event) => draft.set({ name: cutTyped(event.currentTarget.value), description })}
        />
        <Textarea
          mt="md"
          ref={asked.field}
          label={t('folder_description')}
          error={asked.isAsked && t('folder_description_needed')}
          rows={3}
          maxLength={folderDescriptionMax}
          value={description}
          onChange={(event) => draft.set({ name, description: event.currentTarget.value })}
        />
        <DialogActions
          onCancel={() => {
            draft.clear();
            onClose();
          }}
        >
          <Button type="submit" disabled={!canSave} loading={create.isPending || update.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
