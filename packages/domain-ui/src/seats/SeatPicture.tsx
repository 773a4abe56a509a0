import { workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, Icon } from '@console/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { addressOf, holdAddress } from './picture-address.ts'
import styles from './SeatPicture.module.css'
import { useSeatPicture, type SeatPicture as Picture } from './use-seat-picture.ts'

type SeatPictureProps = {
  seat: Pick<workspace.SeatUser, 'status' | 'roomID'> & { name: string; activeSinceMs: number }
  isInView: boolean
}

/** The last screenshot and its time; a seat that is not active, or whose picture fails, has none (WORK-019, WORK-020). */
export function SeatPicture({ seat, isInView }: SeatPictureProps) {
  const { formatMessage } = useIntl()
  const { roomID, activeSinceMs, name } = seat
  const isActive = workspace.isActive(seat.status)
  const picture = useSeatPicture({ roomID, activeSinceMs, isEnabled: isActive && isInView })
  const [broken, setBroken] = useState<Picture | null>(null)
  if (isActive && picture !== null && picture !== broken)
    return <Screenshot picture={picture} name={name} onBroken={() => setBroken(picture)} />
  return (
    <div className={styles['noPicture']}>
      <Icon name="screen" size={20} />
      {formatMessage({ id: 'seats.noPicture' })}
    </div>
  )
}

type ScreenshotProps = { picture: Picture; name: string; onBroken: () => void }

function Screenshot({ picture: { image, takenAtMs }, name, onBroken }: ScreenshotProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const address = addressOf(image)
  useEffect(() => holdAddress(image), [image])
  return (
    <>
      <img
        className={styles['picture']}
        src={address}
        alt={formatMessage({ id: 'seats.pictureOf' }, { name })}
        onError={onBroken}
      />
      <span className={styles['pictureTime']}>
        {formatTime(Math.floor(takenAtMs / 1000), timezone).slice('YYYY-MM-DD '.length)}
      </span>
    </>
  )
}
