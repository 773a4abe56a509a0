import type { Language } from '@console/contracts'
import { en } from './en.ts'
import { zh } from './zh.ts'

/** Texts that the components of this package show; an app spreads them under its own. */
export const uiMessages: Record<Language, Readonly<Record<string, string>>> = { en, zh }
