import type { userData } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { SuggestionActions } from './use-suggestion-actions.ts'
import styles from '../Configuration.module.css'

type SuggestionButtonsProps = { check: userData.CheckConfig; actions: SuggestionActions }

export function SuggestionButtons({ check, actions }: SuggestionButtonsProps) {
  const { formatMessage } = useIntl()
  const { name, status } = check
  const buttons = [
    { key: 'edit', act: () => actions.edit(check) },
    { key: status === 1 ? 'disable' : 'enable', act: () => actions.toggle(check) },
    { key: 'delete', act: () => void actions.remove(check) },
  ]
  return (
    <span className={styles['buttons']}>
      {buttons.map(({ key, act }) => (
        <Button
          key={key}
          type="link"
          size="small"
          disabled={actions.isBusy}
          aria-label={formatMessage({ id: `statConfig.${key}.of` }, { name })}
          onClick={act}
        >
          {formatMessage({ id: `statConfig.${key}` })}
        </Button>
      ))}
    </span>
  )
}
