import { createContext } from 'react'

/** What the page in a frame calls itself, beside its name in the menu; null where there is none. */
export type FramedTitle = { framedTitle: string | null; setFramedTitle: (title: string | null) => void }

export const FramedTitleContext = createContext<FramedTitle>({
  framedTitle: null,
  setFramedTitle: () => {},
})
