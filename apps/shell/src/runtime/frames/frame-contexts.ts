import { createContext } from 'react'

/** The title of the framed page itself, shown beside its name in the menu; null where there is none. */
type FramedTitle = { framedTitle: string | null; setFramedTitle: (title: string | null) => void }

export const FramedTitleContext = createContext<FramedTitle>({
  framedTitle: null,
  setFramedTitle: () => {},
})

/** Reports that a modal dialog of a framed page is open: the console around it is covered too. */
export const FrameCoverContext = createContext<(isCovered: boolean) => void>(() => {})
