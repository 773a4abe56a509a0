import type { Language } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

/** Comes with the drawings, which load their texts themselves. */
const TEXTS = { en: 'As a table', zh: '显示为表格' } as const satisfies Record<Language, string>

type TableToggleProps = { isTable: boolean; onChange: (isTable: boolean) => void }

/** Shows the figures of any drawing as a table, and the drawing again: the one control for that. */
export function TableToggle({ isTable, onChange }: TableToggleProps) {
  const { locale } = useIntl()
  return (
    <Button
      size="small"
      aria-pressed={isTable}
      {...(isTable && { color: 'primary', variant: 'filled' })}
      onClick={() => onChange(!isTable)}
    >
      {TEXTS[locale.startsWith('zh') ? 'zh' : 'en']}
    </Button>
  )
}
