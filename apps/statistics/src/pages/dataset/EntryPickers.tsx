import { dataset } from '@console/contracts'
import { OptionSelect, useOptionList } from '@console/domain-ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useStat } from '../../page-query/stat-context.ts'
import { useKnowledge, type EvaluationType } from '../../queries/dataset.ts'
import { useRules } from '../../queries/quality.ts'
import { useNarrowing } from './use-narrowing.ts'
import styles from './DatasetPage.module.css'

/** px */
const WIDTH = 280

/** One knowledge entry or one quality rule, that chart and table are narrowed to; a choice holds at once (DSET-004). */
export function EntryPickers() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const { chosen, choose } = useNarrowing()
  const knowledge = useKnowledge(wire)
  const rules = useRules()
  const rulesOfBusiness = rules.data?.filter(
    ({ bizTypeId }) => wire.bizTypeId === undefined || bizTypeId === wire.bizTypeId,
  )
  const lists = [
    {
      labelType: 1,
      list: useOptionList(knowledge.data, knowledge),
      entries: knowledge.data,
      most: dataset.MAX_LISTED,
    },
    {
      labelType: 2,
      list: useOptionList(rulesOfBusiness, rules),
      entries: rulesOfBusiness,
      most: Infinity,
    },
  ] as const
  const unknown = lists.find(
    ({ labelType, entries, most }) =>
      labelType === chosen?.labelType &&
      entries !== undefined &&
      entries.length < most &&
      !entries.some(({ id }) => id === chosen.labelID),
  )
  return (
    <div className={`ui-cluster ui-gap-8-12 ui-size-12 ui-muted ${styles['pickers']}`}>
      {lists.map(({ labelType, list }) => (
        <OptionSelect
          key={labelType}
          label={formatMessage({ id: `stat.dataset.entry.${labelType}` })}
          value={chosen?.labelType === labelType ? chosen.labelID : null}
          list={list}
          width={WIDTH}
          onChange={(labelID) => choose(labelID === null ? null : { labelType, labelID })}
        />
      ))}
      {unknown !== undefined && chosen !== null && (
        <UnknownEntry {...chosen} onShowAll={() => choose(null)} />
      )}
      <span>{formatMessage({ id: 'stat.dataset.choose' })}</span>
    </div>
  )
}

type UnknownEntryProps = { labelType: EvaluationType; labelID: number; onShowAll: () => void }

/** An id of the address that the business does not have: what is drawn of it is nothing. */
function UnknownEntry({ labelType, labelID, onShowAll }: UnknownEntryProps) {
  const { formatMessage } = useIntl()
  return (
    <span role="status">
      {formatMessage({ id: `stat.dataset.unknown.${labelType}` }, { id: String(labelID) })}{' '}
      <Button type="link" size="small" onClick={onShowAll}>
        {formatMessage({ id: 'stat.dataset.showAll' })}
      </Button>
    </span>
  )
}
