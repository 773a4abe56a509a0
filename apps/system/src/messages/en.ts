/** One file a page and language beside this one, spread here. */
export const en = {
  'system.kept': 'What you typed is kept.',
}
