import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused } from '../../testing/answers/types.ts';
import { sampleFolders } from '../../testing/samples/folders.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage } from '../../testing/story-server.ts';
import { FolderExport } from './folder-export.tsx';
import { FolderPrint } from './folder-print.tsx';

const meta = {
  title: 'Features/Folders/FolderExport',
  component: FolderExport,
  parameters: ownPage,
  args: { folder: sampleFolders()[0]! },
} satisfies Meta<typeof FolderExport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesidePrint: Story = {
  render: ({ folder }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <FolderExport folder={folder} />
      <FolderPrint folder={folder} />
    </div>
  ),
};
export const Refused: Story = {
  ...BesidePrint,
  parameters: { api: { 'projects.export': refused('service_unavailable') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.folder_export_docx }));
    await findNotice(it.service_unavailable);
  },
};
