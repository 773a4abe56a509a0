import { Icon, IconButton, isMacKeyboard, MenuIcon } from '@console/ui'
import type { KeyboardEvent, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { pageBuild } from '../../base/new-build.ts'
import { Keys } from '../shortcuts/Keys.tsx'
import { paletteShortcut, type ShortcutId } from '../shortcuts/shortcuts.ts'
import type { PaletteEntry, PaletteSection } from './palette-entry.ts'
import { type Palette, usePalette } from './use-palette.ts'
import styles from './PaletteSearch.module.css'

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

/** Key hints, for devices with a keyboard, and the version for people who report something. */
function PaletteFoot({ canStar }: { canStar: boolean }) {
  const { formatMessage } = useIntl()
  const shown: ShortcutId[] = ['openEntry', ...(canStar ? (['starEntry'] as const) : []), 'closePalette']
  return (
    <div className={styles['foot']}>
      {shown.map((id) => (
        <span key={id} className="ui-inline-row ui-gap-6" aria-hidden="true">
          <Keys of={id} />
          {formatMessage({ id: `shortcuts.${id}` })}
        </span>
      ))}
      <span className="ui-to-end">
        {formatMessage(
          { id: 'palette.version' },
          { version: __CONSOLE_VERSION__, build: pageBuild() ?? '–' },
        )}
      </span>
    </div>
  )
}

type PaletteResultsProps = {
  id: string
  sections: readonly PaletteSection[]
  active: PaletteEntry
  optionId: (entry: PaletteEntry) => string
  isFavourite: (id: string) => boolean
  onPoint: (entry: PaletteEntry) => void
  onRun: (entry: PaletteEntry) => void
  onToggleStar: (entry: PaletteEntry) => void
}

/** The rows; the focus stays in the field, which names the active one. */
function PaletteResults({ id, sections, ...rowProps }: PaletteResultsProps) {
  const { formatMessage } = useIntl()
  return (
    <div
      id={id}
      className={styles['results']}
      role="listbox"
      aria-label={formatMessage({ id: 'palette.results' })}
    >
      {/* Rows have no state, so each key reuses the existing ones: creating them again is slower. */}
      {sections.map(({ title, entries }, index) => (
        <div key={index} role={title === null ? 'presentation' : 'group'} aria-label={title ?? undefined}>
          {title !== null && (
            <div className={styles['title']} aria-hidden="true">
              {title}
            </div>
          )}
          {entries.map((entry, at) => (
            <PaletteRow key={at} entry={entry} {...rowProps} />
          ))}
        </div>
      ))}
    </div>
  )
}

type PaletteRowProps = Omit<PaletteResultsProps, 'id' | 'sections'> & { entry: PaletteEntry }

function PaletteRow({ entry, active, optionId, isFavourite, onPoint, onRun, onToggleStar }: PaletteRowProps) {
  const { formatMessage } = useIntl()
  const isStarred = entry.kind === 'page' && isFavourite(entry.id)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the field, which keeps the focus
    <div
      id={optionId(entry)}
      className={entry === active ? `${styles['row']} ${styles['active']}` : styles['row']}
      role="option"
      aria-selected={entry === active}
      tabIndex={-1}
      onPointerMove={() => {
        if (entry !== active) onPoint(entry)
      }}
      onMouseDown={(event) => {
        // A press must not take the focus out of the field.
        event.preventDefault()
      }}
      onClick={() => {
        onRun(entry)
      }}
    >
      {entry.kind === 'page' ? <MenuIcon name={entry.icon} size={16} /> : <Icon name={entry.icon} />}
      <span className={styles['texts']}>
        <span className={styles['name']}>{entry.name}</span>
        {entry.kind === 'page' && entry.purpose !== null && (
          <span className={`ui-note ui-clip ui-faint ${styles['purpose']}`}>{entry.purpose}</span>
        )}
      </span>
      {entry.kind === 'page' && 'link' in entry.target && (
        <>
          <Icon name="externalLink" size={14} />
          <span className="visually-hidden">{formatMessage({ id: 'palette.newWindow' })}</span>
        </>
      )}
      <span className={styles['location']}>{entry.location}</span>
      {isStarred && <span className="visually-hidden">{formatMessage({ id: 'palette.favourite' })}</span>}
      {entry.kind === 'page' && (
        // For the pointer only: a row holds no control of its own, the keyboard has a shortcut.
        <span
          className={isStarred ? `${styles['star']} ${styles['starred']}` : styles['star']}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onToggleStar(entry)
          }}
        >
          <Icon name="star" />
        </span>
      )}
    </div>
  )
}
