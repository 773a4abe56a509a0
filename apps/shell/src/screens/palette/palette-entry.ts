import type { IconName } from '@console/ui'
import type { SearchTerms } from './rank-entries.ts'

/** A row of the search: a page to open or an action. */
export type PaletteEntry = SearchTerms & {
  name: string
  /** The groups above a page, in the language of the interface; what kind of thing an action is. */
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
        /** It opens something else instead of the search. */
        takesOver?: true
      }
  )

export type PageEntry = Extract<PaletteEntry, { kind: 'page' }>

/** Rows below one heading; search results have no headings. */
export type PaletteSection = { title: string | null; entries: readonly PaletteEntry[] }
