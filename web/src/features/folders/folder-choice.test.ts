import type { Folder } from '@massima/contract/folders';
import { describe, expect, it } from 'vitest';
import { chooseFolder, truncateInput, isNameTooLong } from './folder-choice.ts';

const folder = (project_id: number, name: string) => ({ project_id, name }) as Folder;
const folders = [folder(1, 'Rossi c. Bianchi'), folder(2, 'Locazioni'), folder(3, 'Rossi eredità')];

describe('choosing a folder', () => {
  it('offers all folders before any input', () => {
    expect(chooseFolder(folders, ' ')).toEqual({ matching: folders, exact: undefined, canCreate: false });
  });

  it('filters during typing and offers the typed name as a new folder', () => {
    const choice = chooseFolder(folders, 'rossi');
    expect(choice.matching.map((f) => f.project_id)).toEqual([1, 3]);
    expect(choice.canCreate).toBe(true);
  });

  it('selects an existing folder by its name, ignoring case', () => {
    expect(chooseFolder(folders, '  LOCAZIONI ')).toMatchObject({ exact: folders[1], canCreate: false });
  });

  it('compares names as the server does, regardless of Unicode form', () => {
    const appeal = folder(4, 'L’appello – 2020');
    const choice = chooseFolder([...folders, appeal], "l'appello  - 2020");
    expect(choice).toEqual({ matching: [appeal], exact: appeal, canCreate: false });
  });

  it('rejects names over 50 characters and truncates the input at 255', () => {
    expect(isNameTooLong('x'.repeat(50))).toBe(false);
    expect(isNameTooLong('x'.repeat(51))).toBe(true);
    expect(chooseFolder(folders, 'x'.repeat(51)).canCreate).toBe(false);
    expect(truncateInput('x'.repeat(300))).toHaveLength(255);
  });
});
