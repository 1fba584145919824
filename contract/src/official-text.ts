import { z } from 'zod';

/** URLs of the official text of an article or act; null if no certain URL is known. */
export const officialText = z.object({
  today: z.string().nullable(),
  /** As it was in force on the day of the ruling. */
  then: z.string().nullable(),
  /** Where the text of a given day can't be requested: acts of the Union, the Convention on Human Rights. */
  undated: z.string().nullable(),
});
export type OfficialText = z.infer<typeof officialText>;
