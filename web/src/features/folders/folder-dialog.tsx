import { Button, Textarea, TextInput } from '@mantine/core';
import { folderDescriptionMax } from '@massima/contract/constants';
import type { Folder } from '@massima/contract/folders';
import { useState } from 'react';
import { revertFolder, saveFolder, unmakeFolder } from '../../api/folders.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { truncateInput, issuesOfFolder } from './folder-choice.ts';

/** Creates a folder or edits the given one. Reports a conflicting change and keeps the input. */
export function FolderDialog({ folder, onClose }: { folder?: Folder | undefined; onClose: () => void }) {
  const text = useText();
  const { t } = text;
  // Closing keeps the input for the next time; "cancel" discards it.
  const fields = useFields({
    draft: `folder.${folder?.project_id ?? 'new'}`,
    saved: { name: folder?.name ?? '', description: folder?.description ?? '' },
    check: issuesOfFolder,
    atOnce: ['name'],
  });
  const { name, description } = fields.values;
  const [seen, setSeen] = useState(folder?.updatedAt);
  // Defined here, because undo runs from the notice after this dialog was closed.
  const revert = useMutation(revertFolder);
  const unmake = useMutation(unmakeFolder);
  const form = useForm([fields], {
    ...saveFolder,
    input: () => ({
      id: folder?.project_id,
      name: name.trim(),
      description: description.trim(),
      ...(seen && { updatedAt: seen }),
    }),
    isRefused: ({ success }) => {
      if (!success) fields.refuse({ name: 'folder_name_exists' });
      return !success;
    },
    issuesOf: ({ key, issues }) => {
      // Saving again after the error overwrites the newer version, so no version is sent.
      if (key === 'update_error') setSeen(undefined);
      return issues;
    },
    onDone: ({ project }, { name, description }) => {
      const run = () =>
        folder
          ? revert.mutateAsync({ id: folder.project_id, from: { name, description }, to: folder })
          : unmake.mutateAsync({ id: project?.project_id ?? 0, elements: 0 });
      toast(t(folder ? 'folder_description_modified' : 'folder_created'), {
        ms: undoMs,
        actions: [{ label: t('undo'), run, isUndo: true }],
      });
      onClose();
    },
  });

  return (
    <Dialog title={t(folder ? 'folder_edit_title' : 'folders_new')} onClose={onClose}>
      <form {...form.props}>
        {form.error && (
          <Notice tone="error" urgent>
            {callError(form.error).key === 'update_error'
              ? t('folder_stale')
              : errorMessage(text, form.error, folder ? 'error_save' : 'error_folder_creation')}
          </Notice>
        )}
        <TextInput
          label={t('folder_name')}
          description={t('folder_name_hint')}
          autoComplete="off"
          {...fields.field('name')}
          onChange={(event) => fields.set({ name: truncateInput(event.currentTarget.value) })}
        />
        <Textarea
          mt="md"
          label={t('folder_description')}
          rows={3}
          maxLength={folderDescriptionMax}
          {...fields.field('description')}
        />
        <DialogActions
          onCancel={() => {
            form.discard();
            onClose();
          }}
        >
          <Button type="submit" disabled={!form.isComplete} loading={form.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
