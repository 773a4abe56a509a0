import { Icon, IconButton, isMacKeyboard } from '@console/ui'
import type { KeyboardEvent, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { paletteShortcut } from '../shortcuts/shortcuts.ts'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteResults } from './PaletteResults.tsx'
import styles from './PaletteSearch.module.css'
import { usePalette, type Palette } from './use-palette.ts'

/** Longer than any name. */
const MAX_TEXT = 100

type PaletteSearchProps = { field: RefObject<HTMLInputElement | null>; onClose: () => void }

/** The field and its results. Separate from the dialog around it, which does not re-render at every key. */
export function PaletteSearch({ field, onClose }: PaletteSearchProps) {
  const { formatMessage } = useIntl()
  const palette = usePalette(onClose)
  const { text, entries, active } = palette
  return (
    <div className={styles['content']}>
      <div className={styles['search']}>
        <Icon name="search" size={20} />
        <PaletteField palette={palette} field={field} onClose={onClose} />
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
          id={palette.listId}
          sections={palette.sections}
          active={active}
          optionId={palette.optionId}
          isFavourite={palette.isFavourite}
          onPoint={palette.point}
          onRun={palette.run}
          onToggleStar={palette.toggleStar}
        />
      )}
      <PaletteFoot canStar={active?.kind === 'page'} />
    </div>
  )
}

/** Keeps the focus; its keys move through the results and act on the active one. */
function PaletteField({ palette, field, onClose }: PaletteSearchProps & { palette: Palette }) {
  const { formatMessage } = useIntl()
  const { text, listId, entries, active, choose } = palette

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
    else if (shortcut === 'openEntry') palette.run(active)
    else if (shortcut === 'starEntry') palette.toggleStar(active)
    else onClose()
  }

  return (
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
      aria-activedescendant={active === undefined ? undefined : palette.optionId(active)}
      placeholder={formatMessage({ id: 'palette.placeholder' })}
      value={text}
      onChange={(event) => {
        palette.changeText(event.target.value)
      }}
      onKeyDown={handleKeyDown}
    />
  )
}
