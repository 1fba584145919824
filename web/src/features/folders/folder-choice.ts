import { folderNameMax, folderNameTyped } from '@massima/contract/constants';
import type { Folder } from '@massima/contract/folders';
import { seenName } from '@massima/contract/format/seen-name';

/** Truncates the input; over 50 characters the field shows an error and nothing is saved. */
export const truncateInput = (input: string): string => input.slice(0, folderNameTyped);
export const isNameTooLong = (input: string): boolean => input.trim().length > folderNameMax;

/** Returns the errors of a folder's fields. */
export function issuesOfFolder({ name, description }: { name: string; description: string }) {
  return {
    ...(name.trim() === '' && { name: 'missing_parameters' }),
    ...(isNameTooLong(name) && { name: 'folder_name_limit_exceeded' }),
    ...(description.trim() === '' && { description: 'folder_description_needed' }),
  };
}

export interface FolderChoice {
  /** Folders whose names contain the input, latest changed first. */
  matching: readonly Folder[];
  /** Folder with exactly this name. */
  exact: Folder | undefined;
  /** True if the typed name may become a new folder. */
  canCreate: boolean;
}

export function chooseFolder(folders: readonly Folder[], input: string): FolderChoice {
  const name = seenName(input);
  const exact = folders.find((f) => seenName(f.name) === name);
  return {
    matching: name === '' ? folders : folders.filter((f) => seenName(f.name).includes(name)),
    exact,
    canCreate: name !== '' && exact === undefined && !isNameTooLong(input),
  };
}
