import { useHost } from '@console/sub-app'
import { isOwnPage } from '@console/sub-app/app-host'
import { PageLink } from '@console/sub-app/page-link'
import type { SlotElement, SlotTone } from '@console/sub-app/slots/elements'
import { StatusWord, type StatusTone } from '@console/ui'
import { Button } from 'antd'
import styles from './Slots.module.css'

const STATUS_TONES: Record<SlotTone, StatusTone> = {
  plain: 'quiet',
  secondary: 'quiet',
  success: 'good',
  warning: 'warn',
  error: 'error',
}

type ElementProps<Type extends SlotElement['type']> = { element: Extract<SlotElement, { type: Type }> }

const TEXT_CLASSES: Record<SlotTone, string> = {
  plain: '',
  secondary: 'ui-muted',
  success: 'ui-good',
  warning: 'ui-warn',
  error: 'ui-error',
}

/** An element of an app, drawn with the parts of the console. Its texts are plain: what they say is in no markup. */
export function SlotElementView({
  element,
  module,
  isBusy = false,
  onPress,
}: {
  element: SlotElement
  /** The app whose own pages its links may open. */
  module: string
  isBusy?: boolean
  /** Absent where buttons have no room, as in a cell: they are left out. */
  onPress?: (press: string) => void
}) {
  switch (element.type) {
    case 'text':
      return (
        <span className={`ui-anywhere ${TEXT_CLASSES[element.tone ?? 'plain']}`} dir="auto">
          {element.text}
        </span>
      )
    case 'badge':
      return <StatusWord tone={STATUS_TONES[element.tone ?? 'plain']}>{element.text}</StatusWord>
    case 'link':
      return <LinkView element={element} module={module} />
    case 'button':
      return onPress === undefined ? null : (
        <Button
          size="small"
          type={element.isPrimary === true ? 'primary' : 'default'}
          disabled={isBusy}
          onClick={() => onPress(element.press)}
        >
          {element.text}
        </Button>
      )
    case 'table':
      return <TableView element={element} />
  }
}

/** An address of the console opens here, one of the web in a new window. */
function LinkView({ element: { text, to }, module }: ElementProps<'link'> & { module: string }) {
  const { services } = useHost()
  if (to.startsWith('/'))
    return isOwnPage(to, module) || services.canOpen(new URL(to, window.location.origin).pathname) ? (
      <PageLink to={to}>{text}</PageLink>
    ) : (
      <span dir="auto">{text}</span>
    )
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault()
        services.openLink(to)
      }}
    >
      {text}
    </a>
  )
}

function TableView({ element: { columns, rows } }: ElementProps<'table'>) {
  return (
    <div className={styles['tableBox']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the order of an app's columns is all that they have
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <tr key={index}>
              {columns.map((_, cell) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={cell} dir="auto">
                  {row[cell] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
