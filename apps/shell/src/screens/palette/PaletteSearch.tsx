import { Icon, IconButton } from '@console/ui'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useFavourites } from '../favourites/use-favourites.ts'
import { isMacKeyboard, paletteShortcut } from '../shortcuts/shortcuts.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteResults } from './PaletteResults.tsx'
import styles from './PaletteSearch.module.css'
import { useSections } from './use-sections.ts'

/** Longer than any name. */
const MAX_TEXT = 100

type PaletteSearchProps = { field: RefObject<HTMLInputElement | null>; onClose: () => void }

/** The field and its results. Separate from the dialog around it, which does not re-render at every key. */
export function PaletteSearch({ field, onClose }: PaletteSearchProps) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const favourites = useFavourites()
  const [text, setText] = useState('')
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const listId = useId()
  const sections = useSections(text)
  const entries = sections.flatMap((section) => section.entries)
  const active = entries.find(({ key }) => key === chosenKey) ?? entries[0]
  const optionId = (entry: PaletteEntry): string => `${listId}-${entry.key}`

  function choose(entry: PaletteEntry | undefined): void {
    if (entry === undefined) return
    setChosenKey(entry.key)
    document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' })
  }

  function run(entry: PaletteEntry | undefined): void {
    if (entry === undefined) return
    if (entry.kind !== 'action' || entry.takesOver !== true) onClose()
    if (entry.kind === 'action') entry.run()
    else if ('link' in entry.target) services.openLink(entry.target.link)
    else services.navigate(entry.target.path)
  }

  function toggleStar(entry: PaletteEntry | undefined): void {
    if (entry?.kind === 'page') favourites.toggle(entry.id)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const shortcut = paletteShortcut(event.nativeEvent, isMacKeyboard())
    if (shortcut === null) return
    // The page below has arrow keys and Esc of its own.
    event.preventDefault()
    event.stopPropagation()
    const at = active === undefined ? -1 : entries.indexOf(active)
    if (shortcut === 'nextEntry') choose(entries[at + 1] ?? entries[0])
    else if (shortcut === 'previousEntry') choose(entries[at - 1] ?? entries.at(-1))
    else if (shortcut === 'firstEntry') choose(entries[0])
    else if (shortcut === 'lastEntry') choose(entries.at(-1))
    else if (shortcut === 'openEntry') run(active)
    else if (shortcut === 'starEntry') toggleStar(active)
    else onClose()
  }

  return (
    <div className={styles['content']}>
      <div className={styles['search']}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          className={styles['field']}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TEXT}
          aria-label={formatMessage({ id: 'palette.title' })}
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={active === undefined ? undefined : listId}
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          placeholder={formatMessage({ id: 'palette.placeholder' })}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosenKey(null)
          }}
          onKeyDown={handleKeyDown}
        />
        <IconButton
          icon="close"
          className={styles['close'] ?? ''}
          label={formatMessage({ id: 'palette.close' })}
          onClick={onClose}
        />
      </div>
      <p className="visually-hidden" role="status">
        {text.trim() !== '' && formatMessage({ id: 'palette.count' }, { count: entries.length })}
      </p>
      {active === undefined ? (
        <div className={styles['none']}>
          <p>{formatMessage({ id: 'palette.none' }, { text: text.trim() })}</p>
          <p>{formatMessage({ id: 'palette.noneNote' })}</p>
        </div>
      ) : (
        <PaletteResults
          id={listId}
          sections={sections}
          active={active}
          optionId={optionId}
          isFavourite={favourites.has}
          onPoint={(entry) => {
            setChosenKey(entry.key)
          }}
          onRun={run}
          onToggleStar={toggleStar}
        />
      )}
      <PaletteFoot canStar={active?.kind === 'page'} />
    </div>
  )
}
