import { folderNameMax, folderNameTyped } from '@massima/contract/constants';
import type { Folder } from '@massima/contract/folders';

/** Names are the same whatever their case and the blanks around them, as the server compares them. */
const same = (a: string, b: string) => a.trim().toLocaleLowerCase('it') === b.trim().toLocaleLowerCase('it');

/** What is typed is cut here, silently; over 50 characters the field says so and nothing is saved. */
export const cutTyped = (typed: string): string => typed.slice(0, folderNameTyped);
export const isNameTooLong = (typed: string): boolean => typed.trim().length > folderNameMax;

/** What is wrong with a folder that is made or changed. */
export function issuesOfFolder({ name, description }: { name: string; description: string }) {
  return {
    ...(name.trim() === '' && { name: 'missing_parameters' }),
    ...(isNameTooLong(name) && { name: 'folder_name_limit_exceeded' }),
    ...(description.trim() === '' && { description: 'folder_description_needed' }),
  };
}

export interface FolderChoice {
  /** Folders that hold what was typed, as they came: the latest changed first. */
  matching: readonly Folder[];
  /** The folder that bears exactly this name. */
  exact: Folder | undefined;
  /** The typed name may become a new folder. */
  canCreate: boolean;
}

export function chooseFolder(folders: readonly Folder[], typed: string): FolderChoice {
  const wanted = typed.trim().toLocaleLowerCase('it');
  const exact = folders.find((f) => same(f.name, typed));
  return {
    matching:
      wanted === '' ? folders : folders.filter((f) => f.name.toLocaleLowerCase('it').includes(wanted)),
    exact,
    canCreate: wanted !== '' && exact === undefined && !isNameTooLong(typed),
  };
}
