import { Fragment } from 'react'
import { markItems } from '../../../model/list-difference.ts'
import styles from './ChangesTable.module.css'
import { useChangeTexts } from './use-change-texts.ts'

type Items = readonly (null | boolean | number | string)[]

/** A list on one side of a change: items that the other side lacks are marked. */
export function ListSide({ items, others }: { items: Items; others: Items }) {
  const { formatMessage, plainText } = useChangeTexts()
  if (items.length === 0) return formatMessage({ id: 'audit.emptyText' })
  return markItems(items, others).map(({ value, isMarked }, index) => (
    <Fragment key={index}>
      {index > 0 && formatMessage({ id: 'audit.separator' })}
      {isMarked ? <mark className={styles['mark']}>{plainText(value)}</mark> : plainText(value)}
    </Fragment>
  ))
}
