import { createContext } from 'react'

/** The title of the framed page itself, shown beside its name in the menu; null where there is none. */
export type FramedTitle = { framedTitle: string | null; setFramedTitle: (title: string | null) => void }

export const FramedTitleContext = createContext<FramedTitle>({
  framedTitle: null,
  setFramedTitle: () => {},
})
