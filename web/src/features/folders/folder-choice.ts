import { folderNameMax, folderNameTyped } from '@massima/contract/constants';
import type { Folder } from '@massima/contract/folders';
import { seenName } from '@massima/contract/format/seen-name';

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
  /** Folders whose names contain what was typed, in the order they came: the latest changed first. */
  matching: readonly Folder[];
  /** The folder that bears exactly this name. */
  exact: Folder | undefined;
  /** The typed name may become a new folder. */
  canCreate: boolean;
}

export function chooseFolder(folders: readonly Folder[], typed: string): FolderChoice {
  const wanted = seenName(typed);
  const exact = folders.find((f) => seenName(f.name) === wanted);
  return {
    matching: wanted === '' ? folders : folders.filter((f) => seenName(f.name).includes(wanted)),
    exact,
    canCreate: wanted !== '' && exact === undefined && !isNameTooLong(typed),
  };
}
