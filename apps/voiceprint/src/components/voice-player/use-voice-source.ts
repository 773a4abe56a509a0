import { useHost } from '@console/sub-app'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Voice } from './voice.ts'

/** The address that plays a voice: first that of the row, from then on a new one. */
export function useVoiceSource({ url, reload }: Pick<Voice, 'url' | 'reload'>): () => Promise<string> {
  const { formatMessage } = useIntl()
  const { apiOrigin } = useHost()
  const isUsed = useRef(false)
  return async () => {
    const address = isUsed.current ? await reload() : url
    isUsed.current = true
    if (address === undefined || address === '') throw new Error(formatMessage({ id: 'voice.sound.gone' }))
    // A path is the server's own; another platform may name an address elsewhere.
    return address.startsWith('/') ? `${apiOrigin}${address}` : address
  }
}
