import type { Language } from '@console/contracts'
import type { ComponentType } from 'react'

/** A page of the shell with its own texts: both come only when the page is opened. */
export type ShellPage = { Page: ComponentType; messages: Record<Language, Readonly<Record<string, string>>> }
