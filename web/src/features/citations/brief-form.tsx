import { Button, Progress, Textarea } from '@mantine/core';
import { briefChecksPerDay, briefMaxLength } from '@massima/contract/constants';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './brief-form.module.css';
import { useChosenFile } from './use-chosen-file.ts';

interface Props {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  isBusy: boolean;
  error: string | undefined;
}

/** A brief to paste, or a file to drop. */
export function BriefForm({ text, onText, onSubmit, isBusy, error }: Props) {
  const { t } = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { take, stop, reading, refused } = useChosenFile(onText);
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
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong && text.trim() !== '') onSubmit();
      }}
    >
      <Textarea
        label={t('brief_label')}
        description={t('brief_hint')}
        placeholder={t('brief_placeholder')}
        value={text}
        onChange={(event) => {
          stop();
          onText(event.currentTarget.value);
        }}
        rows={14}
        lang="it"
        spellCheck={false}
        aria-describedby={countId}
        error={isTooLong && t('brief_too_long', { max: briefMaxLength })}
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
      {error && (
        <Notice tone="error" urgent>
          {error}
        </Notice>
      )}
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('brief_check')}</SubmitButton>
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
          accept=".docx,.odt,.pdf,.txt"
          hidden
          aria-label={t('brief_choose_file')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // the same file may be chosen again after a change
            event.currentTarget.value = '';
          }}
        />
      </div>
    </form>
  );
}
