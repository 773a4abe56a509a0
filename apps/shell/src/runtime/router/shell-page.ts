import type { Texts } from '@console/ui/texts'
import type { ComponentType } from 'react'

/** A page of the shell with its own texts: both come only when the page is opened. */
export type ShellPage = { Page: ComponentType; texts: Texts }
