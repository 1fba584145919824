import { Button, Progress, Textarea } from '@mantine/core';
import { briefChecksPerDay, briefMaxLength } from '@massima/contract/constants';
import type { Remark } from '@massima/documents/read';
import { DocumentRefused, type RefusalReason } from '@massima/documents/refusal';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { AccessOver, isAccessOver } from '../../components/access-over.tsx';
import { Notice } from '../../components/notice.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import type { useForm } from '../../forms/use-form.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import classes from './brief-form.module.css';
import { readDocument } from './document/read-document.ts';
import type { useBrief } from './use-brief.ts';

type Reading = { name: string; progress: number | null };

/** Reads the text of a selected file. A second file, typing and leaving the page abort it. */
function useChosenFile(onText: (text: string) => void) {
  const under = useRef<AbortController>(undefined);
  const [reading, setReading] = useState<Reading>();
  const [refused, setRefused] = useState<RefusalReason>();
  const [notices, setNotices] = useState<readonly Remark[]>([]);
  useEffect(() => () => under.current?.abort(), []);

  const stop = () => {
    under.current?.abort();
    setReading(undefined);
    setRefused(undefined);
    setNotices([]);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    stop();
    const controller = new AbortController();
    under.current = controller;
    setReading({ name: file.name, progress: null });
    const onProgress = (progress: number) => setReading({ name: file.name, progress });
    try {
      const read = await readDocument(file, { onProgress, signal: controller.signal });
      onText(read.text);
      setNotices(read.remarks);
    } catch (error) {
      if (!controller.signal.aborted) setRefused(error instanceof DocumentRefused ? error.reason : 'damaged');
    } finally {
      if (!controller.signal.aborted) setReading(undefined);
    }
  };
  return { take, stop, reading, refused, notices };
}

interface Props {
  fields: ReturnType<typeof useBrief>;
  form: Pick<ReturnType<typeof useForm>, 'props' | 'error' | 'isPending'>;
}

/** Form to paste a brief or drop a file. */
export function BriefForm({ fields, form }: Props) {
  const all = useText();
  const { t } = all;
  const { text } = fields.values;
  const onText = (input: string) => fields.set({ text: input });
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { take, stop, reading, refused, notices } = useChosenFile(onText);
  const countId = useId();
  const isTooLong = text.length > briefMaxLength;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <form
      className={`${classes.form} ${isOver ? classes.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      {...form.props}
    >
      <Textarea
        label={t('brief_label')}
        description={t('brief_hint')}
        placeholder={t('brief_placeholder')}
        {...fields.field('text')}
        onChange={(event) => {
          stop();
          onText(event.currentTarget.value);
        }}
        rows={14}
        lang="it"
        spellCheck={false}
        aria-describedby={countId}
        error={isTooLong ? t('brief_too_long', { max: briefMaxLength }) : fields.errorOf('text')}
      />
      <p id={countId} className={classes.count}>
        {t('brief_count', { count: text.length, max: briefMaxLength })}
        {' · '}
        {t('brief_limit', { count: briefChecksPerDay })}
      </p>
      {reading && (
        <div className={classes.reading}>
          <p role="status">{t('brief_reading', { name: reading.name })}</p>
          <Progress
            value={(reading.progress || 1) * 100}
            animated={!reading.progress}
            aria-label={t('brief_reading', { name: reading.name })}
          />
          <Button variant="default" size="xs" onClick={stop}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {refused && (
        <Notice tone="error" urgent>
          {t(`brief_refused.${refused}`)}
        </Notice>
      )}
      {notices.map((notice) => (
        <Notice key={notice}>{t(`brief_remark.${notice}`, { max: briefMaxLength })}</Notice>
      ))}
      {isAccessOver(form.error) && <AccessOver error={form.error} of="access_over.check" />}
      {form.error && !isAccessOver(form.error) && (
        <Notice tone="error" urgent>
          {errorMessage(all, form.error)}
        </Notice>
      )}
      <div className={classes.actions}>
        <SubmitButton isBusy={form.isPending}>{t('brief_check')}</SubmitButton>
        <Button variant="default" size="md" onClick={() => chooser.current?.click()}>
          {t('brief_choose_file')}
        </Button>
        {text !== '' && (
          <Button
            variant="subtle"
            size="md"
            onClick={() => {
              stop();
              onText('');
            }}
          >
            {t('brief_clear')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept=".docx,.odt,.pdf,.txt,.eml,.p7m"
          hidden
          aria-label={t('brief_choose_file')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // allows the same file to be selected again after a change
            event.currentTarget.value = '';
          }}
        />
      </div>
    </form>
  );
}
