import type { Folder } from '@massima/contract/folders';
import type { SearchResult } from '@massima/contract/search';
import type { ReactNode } from 'react';

type Rating = SearchResult['feedback'];

export interface FolderProps {
  folder: Folder;
  readOnly: boolean;
  onSearch: (query: string) => void;
  /** Draws actions of other features, such as rating. The route provides them. */
  actions: (result: SearchResult, query: string, onRate: (rating: Rating) => void) => ReactNode;
}
