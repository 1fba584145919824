import type { citations as italian } from '../it/citations.ts';

export const citations: Record<keyof typeof italian, string> = {
  brief_intro:
    'Every ruling cited is looked up in the collection, and every provision is recognised. The check uses no searches, and the text is not kept.',
  brief_label: 'Text of the brief',
  brief_hint:
    'Paste the text, or drop a .docx, .odt, .pdf or .txt document here. It stays in this browser tab.',
  brief_placeholder: 'Cass. civ., Sez.\u00a0III, 12 gennaio 2018, n.\u00a01234; art.\u00a02043 c.c.…',
  brief_count: '{count, number} of {max, number} characters',
  brief_limit: 'At most {count, plural, one {one check} other {# checks}} a day.',
  brief_reading: 'Reading {name}…',
  brief_too_long: 'The text is longer than {max, number} characters: check it in parts.',
  'brief_refused.empty': 'The file is empty.',
  'brief_refused.unknown_format':
    'The format of the file cannot be read: use .docx, .odt, .pdf with text, or .txt.',
  'brief_refused.old_word':
    'The file is in a Word format older than 2007: save it as .docx and choose it again.',
  'brief_refused.protected': 'The file is protected by a password: save a copy without protection.',
  'brief_refused.damaged':
    'The file is damaged or incomplete: open it, save it again and choose it once more, or paste the text.',
  'brief_refused.too_large': 'The file is too large to be read: paste the text.',
  'brief_refused.no_text':
    'The file contains no text: a scan is made of images and needs text recognition (OCR) first.',
  'brief_refused.too_slow': 'Reading the file takes too long and was stopped: paste the text.',
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
  report_open: 'Open the ruling',
  report_search: 'Search',
  report_missing_note: 'A ruling that is not in the collection may exist: check the source before citing it.',
  'state.found': 'In the collection',
  'state.differs': 'To be checked',
  'state.elsewhere': 'In the collection under another year or court',
  'state.impossible': 'Cannot exist',
  'state.missing': 'Not in the collection',
  'state.unread': 'Not understood',
  'state.understood': 'Provisions recognised',
  differs_date: 'In the collection with the date {date}:',
  differs_section: 'In the collection with another section:',
  differs_court: 'In the collection under another court:',
  differs_year: 'In the collection the number belongs to another year:',
  report_total_unread:
    '{count, plural, one {One passage looks like a citation and was not understood.} other {# passages look like citations and were not understood.}}',
  report_reading: 'Read as {label}',
  report_also: 'Also referred to as {list}',
  report_unread_note: 'To be checked by hand: the check says nothing about them.',
  report_instead: 'In the collection:',
  impossible_date: 'There is no {limit}.',
  impossible_future: 'The date or the year is yet to come.',
  impossible_year: 'This court has given rulings since {limit}.',
  impossible_number: 'There is no such number.',
  impossible_number_above: 'The numbers of this court do not go above {highest, number} in a year.',
  impossible_section: 'The sections are {list}: this one does not exist.',
  impossible_no_sections: 'This court has no sections.',
  impossible_court: 'There is no court of appeal in this city.',
  impossible_article: 'The last article is {limit}.',
  coverage_share:
    '{label}: the collection has {share, number} % of the numbers up to {highest, number} ({count, plural, one {one ruling} other {# rulings}}).',
  coverage_little:
    '{label}: the collection has less than 1 % of the numbers up to {highest, number} ({count, plural, one {one ruling} other {# rulings}}).',
  coverage_none: '{label}: no ruling in the collection.',
  coverage_all:
    '{label}: {count, plural, =0 {no ruling} one {one ruling} other {# rulings}} in the collection.',
  report_word: 'Export to Word',
};
