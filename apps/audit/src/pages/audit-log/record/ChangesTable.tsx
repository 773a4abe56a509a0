import { Icon } from '@console/ui'
import { MarkedWords, markWords } from '@console/ui/word-diff'
import { Fragment, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  type ChangeGroup,
  type Comparison,
  type FieldChange,
  MAX_GROUPS,
} from '../../../model/changed-fields.ts'
import { isPlainList } from '../../../model/json-value.ts'
import { markItems } from '../../../model/list-difference.ts'
import { SECRET_MASK } from '../../../model/mask-secrets.ts'
import { useChangeTexts } from './use-change-texts.ts'
import styles from './ChangesTable.module.css'

/** Names shown beside a fold; the rest is behind it. */
const MAX_NAMES = 6

type ChangesTableProps = {
  comparison: Comparison
  /** Shows unchanged fields and objects too. */
  isUnfolded: boolean
}

/** The changed fields of a record by object; unchanged fields are folded with their names. */
export function ChangesTable({ comparison, isUnfolded }: ChangesTableProps) {
  const { formatMessage } = useIntl()
  const { groupTitle } = useChangeTexts()
  const { groups, changedCount, isCut } = comparison
  const changed = groups.filter((group) => group.changed.length > 0)
  const unchanged = groups.filter((group) => group.changed.length === 0)
  return (
    <>
      {changedCount === 0 && <p className={styles['note']}>{formatMessage({ id: 'audit.noChange' })}</p>}
      {isCut && <p className={styles['note']}>{formatMessage({ id: 'audit.cut' }, { count: MAX_GROUPS })}</p>}
      <table className={styles['table']}>
        <colgroup>
          <col className={styles['nameColumn']} />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            {(['audit.field', 'audit.before', 'audit.after'] as const).map((id) => (
              <th key={id} scope="col">
                {formatMessage({ id })}
              </th>
            ))}
          </tr>
        </thead>
        {changed.map((group) => (
          <GroupRows key={group.id} group={group} isUnfolded={isUnfolded} />
        ))}
        {isUnfolded && unchanged.map((group) => <GroupRows key={group.id} group={group} isUnfolded />)}
        {!isUnfolded && unchanged.length > 0 && (
          <FoldRow
            summary={formatMessage({ id: 'audit.unchangedGroups' }, { count: unchanged.length })}
            names={unchanged.map(groupTitle)}
          >
            {unchanged.map((group) => (
              <GroupRows key={group.id} group={group} isUnfolded />
            ))}
          </FoldRow>
        )}
      </table>
    </>
  )
}

/** One object of the record: its name, its changes, its unchanged fields. */
function GroupRows({ group, isUnfolded }: { group: ChangeGroup; isUnfolded: boolean }) {
  const { formatMessage, fieldName, groupTitle, parentName } = useChangeTexts()
  const { changed, unchanged, presence, id } = group
  const parent = parentName(group)
  const same = unchanged.map((field) => <SameRow key={field.name} field={field} />)
  return (
    <>
      <tbody>
        <tr>
          <th colSpan={3} scope="rowgroup" className={styles['group']}>
            {parent === null
              ? groupTitle(group)
              : formatMessage({ id: 'audit.within' }, { title: groupTitle(group), parent })}
            {presence !== 'both' && (
              <span className={styles[presence]}>{formatMessage({ id: `audit.${presence}` })}</span>
            )}
          </th>
        </tr>
        {changed.map((field) => (
          <ChangeRow key={field.name} field={field} />
        ))}
        {isUnfolded && same}
      </tbody>
      {!isUnfolded && unchanged.length > 0 && (
        <FoldRow
          key={id}
          summary={formatMessage({ id: 'audit.unchanged' }, { count: unchanged.length })}
          names={unchanged.map(fieldName)}
        >
          <tbody>{same}</tbody>
        </FoldRow>
      )}
    </>
  )
}

/** An unchanged field: one value for both sides. */
function SameRow({ field }: { field: FieldChange }) {
  const { fieldName } = useChangeTexts()
  return (
    <tr>
      <th scope="row">{fieldName(field)}</th>
      <td colSpan={2} className={`ui-muted ${styles['same']}`}>
        <ChangeSide field={field} side="after" />
      </td>
    </tr>
  )
}

/** A changed field: before with −, after with +. */
function ChangeRow({ field }: { field: FieldChange }) {
  const { fieldName } = useChangeTexts()
  return (
    <tr>
      <th scope="row">{fieldName(field)}</th>
      <td className={field.before === null ? undefined : styles['before']}>
        {field.before !== null && <Sign text="−" />}
        <span className={styles['value']}>
          <ChangeSide field={field} side="before" />
        </span>
      </td>
      <td className={field.after === null ? undefined : styles['after']}>
        {field.after !== null && <Sign text="+" />}
        <span className={styles['value']}>
          <ChangeSide field={field} side="after" />
        </span>
      </td>
    </tr>
  )
}

/** Hidden from screen readers, which read the column heads with the same meaning. */
function Sign({ text }: { text: string }) {
  return (
    <span className={styles['sign']} aria-hidden="true">
      {text}
    </span>
  )
}

type ChangeSideProps = { field: FieldChange; side: 'before' | 'after' }

/** One side of a changed field; parts missing on the other side are marked. */
function ChangeSide({ field, side }: ChangeSideProps) {
  const { formatMessage, valueText } = useChangeTexts()
  const { before, after, isSecret, kind } = field
  const shown = side === 'before' ? before : after
  if (shown === null) return '-'
  if (isSecret && kind === 'changed' && side === 'after') {
    return formatMessage({ id: 'audit.secretChanged' }, { mask: SECRET_MASK })
  }
  if (before === null || after === null || kind === 'same' || isSecret)
    return valueText(shown.value, isSecret)
  if (isPlainList(before.value) && isPlainList(after.value)) {
    const other = side === 'before' ? after.value : before.value
    // The value is one of the two lists checked above.
    return <ListSide items={side === 'before' ? before.value : after.value} others={other} />
  }
  const marked = markWords(valueText(before.value, false), valueText(after.value, false))
  return <MarkedWords pieces={marked[side]} side={side} />
}

type Items = readonly (null | boolean | number | string)[]

/** A list on one side of a change: items that the other side lacks are marked. */
function ListSide({ items, others }: { items: Items; others: Items }) {
  const { formatMessage, plainText } = useChangeTexts()
  if (items.length === 0) return formatMessage({ id: 'audit.emptyText' })
  return markItems(items, others).map(({ value, isMarked }, index) => (
    <Fragment key={index}>
      {index > 0 && formatMessage({ id: 'audit.separator' })}
      {isMarked ? <mark className={styles['mark']}>{plainText(value)}</mark> : plainText(value)}
    </Fragment>
  ))
}

type FoldRowProps = {
  summary: string
  names: readonly string[]
  /** Row groups (`tbody`) that are shown below once it is open. */
  children: ReactNode
}

/** The folded unchanged fields: count, names, and all of them on a click. */
function FoldRow({ summary, names, children }: FoldRowProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const shown = names.slice(0, MAX_NAMES).join(formatMessage({ id: 'audit.separator' }))
  return (
    <>
      <tbody>
        <tr>
          <td colSpan={3} className={styles['fold']}>
            <button
              type="button"
              className={styles['foldButton']}
              aria-expanded={isOpen}
              onClick={() => {
                setIsOpen(!isOpen)
              }}
            >
              <Icon name={isOpen ? 'down' : 'right'} size={12} />
              <span className="ui-rigid">{summary}</span>
              <span className="ui-clip ui-faint">
                {shown}
                {names.length > MAX_NAMES && ' …'}
              </span>
            </button>
          </td>
        </tr>
      </tbody>
      {isOpen && children}
    </>
  )
}
