import { Icon, MenuIcon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { PaletteEntry, PaletteSection } from './palette-entry.ts'
import styles from './PaletteResults.module.css'

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
export function PaletteResults({ id, sections, ...rowProps }: PaletteResultsProps) {
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
          <span className={styles['purpose']}>{entry.purpose}</span>
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
