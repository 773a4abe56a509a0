import { createContext } from 'react'
import type { ReportEditing } from './use-row-editing.ts'

/** For what is in cells, which are not drawn again with the table. */
export const EditingContext = createContext<ReportEditing | null>(null)
