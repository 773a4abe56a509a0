import { Explained } from '@console/domain-ui'
import type { DataColumn } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import type { MetricStat } from '../../queries/tracking.ts'

/** A duration is a time, all else a number (DSET-030). */
export function useCountText(): (metric: MetricStat) => string {
  const { formatNumber } = useIntl()
  return ({ type, counts }) => (type === 'duration' ? durationText(counts) : formatNumber(counts))
}

/** The type of a metric in words; one that the console does not know as the platform spells it. */
export function useTypeText(): (metric: Pick<MetricStat, 'type'>) => string {
  const { formatMessage, messages } = useIntl()
  return ({ type }) =>
    `tracking.type.${type}` in messages ? formatMessage({ id: `tracking.type.${type}` }) : type || '-'
}

/** Everything of a metric (DSET-029). */
export function useMetricColumns(): DataColumn<MetricStat>[] {
  const { formatMessage, formatNumber } = useIntl()
  const countText = useCountText()
  const typeText = useTypeText()
  const title = (name: string) => formatMessage({ id: `tracking.${name}` })
  const explained = (name: string) => <Explained text={title(`${name}.note`)}>{title(name)}</Explained>
  return [
    { key: 'name', title: title('name'), dataIndex: 'name' },
    { key: 'metricId', title: title('metricId'), dataIndex: 'metricId' },
    { key: 'type', title: title('type'), render: (_, metric) => typeText(metric) },
    { key: 'category', title: title('category'), render: (_, { category }) => category || '-' },
    { key: 'remark', title: title('remark'), render: (_, { remark }) => remark || '-' },
    {
      key: 'counts',
      title: explained('counts'),
      align: 'right',
      render: (_, metric) => countText(metric),
    },
    {
      key: 'users',
      title: explained('users'),
      align: 'right',
      render: (_, { users }) => formatNumber(users),
    },
  ]
}
