import type { ChangeGroup } from '../../../model/changed-fields.ts'
import { ChangeRow } from './ChangeRow.tsx'
import styles from './ChangesTable.module.css'
import { FoldRow } from './FoldRow.tsx'
import { SameRow } from './SameRow.tsx'
import { useChangeTexts } from './use-change-texts.ts'

/** One object of the record: its name, its changes, its unchanged fields. */
export function GroupRows({ group, isUnfolded }: { group: ChangeGroup; isUnfolded: boolean }) {
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
