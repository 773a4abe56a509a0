import { Icon, type IconName } from '@console/ui'
import { Segmented } from 'antd'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { DENSITIES, type Density } from '../../../model/seat-rows.ts'
import type { ChangeSearch } from '../wall.search.ts'

const ICONS: Record<Density, IconName> = { cards: 'workspace', compact: 'strips', list: 'rows' }

type DensitySwitchProps = { value: Density; onSearch: ChangeSearch }

/** Cards with pictures, cards without, or a list. */
export const DensitySwitch = memo(function DensitySwitch({ value, onSearch }: DensitySwitchProps) {
  const { formatMessage } = useIntl()
  return (
    <Segmented
      name="seat-density"
      aria-label={formatMessage({ id: 'wall.density' })}
      value={value}
      options={DENSITIES.map((density) => {
        const name = formatMessage({ id: `wall.density.${density}` })
        return {
          value: density,
          title: name,
          icon: <Icon name={ICONS[density]} />,
          label: <span className="visually-hidden">{name}</span>,
        }
      })}
      onChange={(view) => onSearch({ view })}
    />
  )
})
