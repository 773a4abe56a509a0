import type { Language } from '@console/contracts'
import { en } from './en.ts'
import { zh } from './zh.ts'

/** Texts that the components of this package show; an application spreads them under its own. */
export const domainUiMessages: Record<Language, Readonly<Record<string, string>>> = { en, zh }
