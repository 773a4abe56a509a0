import { useIntl } from 'react-intl'
import { MAX_GROUPS, type Comparison } from '../../../model/changed-fields.ts'
import styles from './ChangesTable.module.css'
import { GroupRows } from './GroupRows.tsx'
import { FoldRow } from './FoldRow.tsx'
import { useChangeTexts } from './use-change-texts.ts'

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
