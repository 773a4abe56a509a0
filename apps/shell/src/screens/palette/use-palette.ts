import { useId, useState } from 'react'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useFavourites } from '../favourites/use-favourites.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { useSections } from './use-sections.ts'

export type Palette = ReturnType<typeof usePalette>

/** The typed text, the entries found, the active one, and what can be done with an entry. */
export function usePalette(onClose: () => void) {
  const { services } = useShell()
  const favourites = useFavourites()
  const [text, setText] = useState('')
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const listId = useId()
  const sections = useSections(text)
  const entries = sections.flatMap((section) => section.entries)
  const active = entries.find(({ key }) => key === chosenKey) ?? entries[0]
  const optionId = (entry: PaletteEntry): string => `${listId}-${entry.key}`

  return {
    text,
    listId,
    sections,
    entries,
    active,
    optionId,
    isFavourite: favourites.has,
    changeText: (next: string): void => {
      setText(next)
      setChosenKey(null)
    },
    point: (entry: PaletteEntry): void => {
      setChosenKey(entry.key)
    },
    choose: (entry: PaletteEntry | undefined): void => {
      if (entry === undefined) return
      setChosenKey(entry.key)
      document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' })
    },
    run: (entry: PaletteEntry | undefined): void => {
      if (entry === undefined) return
      if (entry.kind !== 'action' || entry.takesOver !== true) onClose()
      if (entry.kind === 'action') entry.run()
      else if ('link' in entry.target) services.openLink(entry.target.link)
      else services.navigate(entry.target.path)
    },
    toggleStar: (entry: PaletteEntry | undefined): void => {
      if (entry?.kind === 'page') favourites.toggle(entry.id)
    },
  }
}
