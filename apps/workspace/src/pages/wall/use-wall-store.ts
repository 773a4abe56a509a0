import { useHost } from '@console/sub-app'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { soundHand } from '../../state/hand-sound.ts'
import { createWallStore, type WallStore } from '../../state/wall-store.ts'

/** The store of this wall; a hand that is raised sounds and is announced. */
export function useNewWallStore(): WallStore {
  const { services, signal } = useHost()
  const { formatMessage } = useIntl()
  const [store] = useState(() =>
    createWallStore(({ id, name }) => {
      services.announce(formatMessage({ id: 'wall.hand.announced' }, { name }))
      soundHand(id, signal).catch((error: unknown) => services.reportError(error, 'handSound'))
    }),
  )
  useEffect(() => {
    store.open()
    return () => store.close()
  }, [store])
  return store
}
