import { StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'
import type { AppState } from '../../model/app-state.ts'

const TONES = {
  on: 'good',
  needsConsent: 'warn',
  off: 'offline',
  offEverywhere: 'error',
  notReleased: 'quiet',
} as const satisfies Record<AppState, StatusTone>

export function AppStateWord({ state }: { state: AppState }) {
  const { formatMessage } = useIntl()
  return <StatusWord tone={TONES[state]}>{formatMessage({ id: `apps.state.${state}` })}</StatusWord>
}
