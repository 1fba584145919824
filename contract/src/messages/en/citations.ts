import type { citations as italian } from '../it/citations.ts';

export const citations: Record<keyof typeof italian, string> = {
  brief_intro:
    'Every ruling cited is looked up in the collection, every provision recognised. The check uses no queries, and the text is not kept.',
  brief_label: 'Text of the brief',
  brief_hint: 'Paste the text, or drop a .docx or .txt file here.',
  brief_placeholder: 'Cass. civ., sez. III, 12 gennaio 2018, n. 1234; art. 2043 c.c.…',
  brief_count: '{count, number} of {max, number} characters',
  brief_too_long: 'The text is longer than {max, number} characters: check it in parts.',
  brief_unreadable: 'The file cannot be read: use a .docx document or a .txt text.',
  brief_check: 'Check',
  brief_choose_file: 'Choose a file',
  brief_clear: 'Clear',
  report_title: 'Result of the check',
  report_text: 'Text with its citations marked',
  report_total:
    '{count, plural, =0 {No citation was recognised in the text.} one {One citation recognised.} other {# citations recognised.}}',
  report_times: '({count, plural, one {once} other {# times}})',
  report_edit: 'Edit the text',
  report_copy: 'Copy the result',
  report_copied: 'Result copied.',
  report_not_copied: 'Copying failed: the browser does not allow it.',
  report_print: 'Print the result',
  report_open: 'Search for the ruling',
  report_search: 'Search',
  report_missing_note:
    'A ruling that is not in the collection may exist: check it at its source before citing it.',
  'state.found': 'In the collection',
  'state.differs': 'To be checked',
  'state.missing': 'Not in the collection',
  'state.understood': 'Provisions recognised',
  differs_date: 'In the collection with the date {date}:',
  differs_section: 'In the collection with another section:',
  differs_court: 'In the collection under another court:',
};
