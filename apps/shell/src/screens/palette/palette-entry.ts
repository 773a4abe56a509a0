import type { IconName } from '@console/ui'
import type { SearchTerms } from './rank-entries.ts'

/** A row of the search: a page to open or an action. */
export type PaletteEntry = SearchTerms & {
  name: string
  /** The groups above a page, in the language of the interface; for an action, its kind. */
  location: string
} & (
    | {
        kind: 'page'
        id: string
        icon: string | null
        /** Purpose of the page. */
        purpose: string | null
        target: { path: string } | { link: string }
      }
    | {
        kind: 'action'
        icon: IconName
        run: () => void
        /** Set if the action opens another overlay instead of the search. */
        takesOver?: true
      }
  )

export type PageEntry = Extract<PaletteEntry, { kind: 'page' }>

/** Rows below one heading; search results have no headings. */
export type PaletteSection = { title: string | null; entries: readonly PaletteEntry[] }
