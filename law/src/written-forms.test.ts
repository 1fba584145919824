import { describe, expect, test } from 'vitest';
import { findReferences } from './find-references.ts';
import { parseQuery } from './parse-query.ts';
import { acts } from './testing/forms/acts.ts';
import { articles } from './testing/forms/articles.ts';
import { courts } from './testing/forms/courts.ts';
import { european } from './testing/forms/european.ts';
import { none } from './testing/forms/none.ts';
import { numbers } from './testing/forms/numbers.ts';
import { sections } from './testing/forms/sections.ts';
import { texts } from './testing/forms/texts.ts';
import { years } from './testing/forms/years.ts';
import { asExpected, linesOf } from './testing/read-forms.ts';

describe.each(Object.entries({ sections, years, numbers, courts, european, articles, acts, texts, none }))(
  '%s',
  (_, table) => {
    test.each(linesOf(table))('$written', ({ written, read, asked: query }) => {
      expect(asExpected(findReferences(written), read), 'in a brief').toBe(read);
      expect(asExpected(parseQuery(written).references, query), 'as a question').toBe(query);
    });
  },
);
