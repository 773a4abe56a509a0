import { StatusWord } from '@console/ui'
import { RowCard } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { useScopeNames, type ScopeNames } from '../../components/ScopeName.tsx'
import { KIND_TEXTS, MEANING_TEXTS, statusText } from '../../model/label-texts.ts'
import { LabelActions, type LabelActionsProps } from './LabelActions.tsx'

/** A row on a phone. */
export function LabelCard(props: LabelActionsProps) {
  const { bizTypeName: business, productName: product } = props.label
  if (business === undefined || product === undefined) return <ListedNames {...props} />
  return <Card {...props} names={{ business, product }} />
}

function ListedNames(props: LabelActionsProps) {
  return <Card {...props} names={useScopeNames(props.label)} />
}

function Card({ names, ...props }: LabelActionsProps & { names: ScopeNames }) {
  const { label } = props
  const { formatMessage } = useIntl()
  const { rule, enable, showName } = label
  const { sessionCollectRound: n } = rule
  const facts = [
    names.business,
    names.product ?? formatMessage({ id: 'label.product.all' }),
    formatMessage({ id: KIND_TEXTS[rule.labelType] }),
    formatMessage({ id: MEANING_TEXTS[label.type] }),
    formatMessage({ id: `label.trigger.${label.triggerAt}` }),
    ...(n === null ? [] : [formatMessage({ id: 'label.round.every' }, { n })]),
  ]
  return (
    <RowCard
      name={label.name}
      status={
        <StatusWord tone={enable === 1 ? 'good' : 'offline'}>
          {formatMessage({ id: statusText(label) })}
        </StatusWord>
      }
      facts={[...(showName === '' ? [] : [showName]), facts.join(' · ')]}
      actions={<LabelActions {...props} />}
    />
  )
}
