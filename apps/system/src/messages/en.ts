import { roleEn } from './role-en.ts'

/** One file a page and language beside this one, spread here. */
export const en = {
  ...roleEn,
  'system.kept': 'What you typed is kept.',
}
