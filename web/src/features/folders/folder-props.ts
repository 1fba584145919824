import type { Folder } from '@massima/contract/folders';
import type { SearchResult } from '@massima/contract/search';
import type { ReactNode } from 'react';

type Rating = SearchResult['feedback'];

export interface FolderProps {
  folder: Folder;
  readOnly: boolean;
  onSearch: (query: string) => void;
  /** Rating and the like; the route puts other features in here. */
  actions: (result: SearchResult, query: string, onRate: (rating: Rating) => void) => ReactNode;
}
