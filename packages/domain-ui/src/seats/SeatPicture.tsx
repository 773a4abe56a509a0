import { workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, Icon } from '@console/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { getPictureAddress, retainPictureAddress } from './picture-address.ts'
import { useHasPicture, useSeatPicture, type SeatPicture as Picture } from './use-seat-picture.ts'
import styles from './SeatPicture.module.css'

type SeatPictureProps = {
  seat: Pick<workspace.SeatUser, 'status' | 'roomID'> & { name: string; activeSinceMs: number }
  /** A picture is requested only if this is true; a picture that has already arrived is shown in any case. */
  isLookedAt: boolean
}

/** The last screenshot and its time; a seat that is not active, or whose picture fails, has none (WORK-019, WORK-020). */
export function SeatPicture({ seat, isLookedAt }: SeatPictureProps) {
  const hasPicture = useHasPicture()
  if (!workspace.isActive(seat.status)) return <NoPicture />
  // A card that is scrolled past costs nothing of this.
  if (!isLookedAt && !hasPicture(seat)) return <NoPicture />
  return <LastPicture seat={seat} isLookedAt={isLookedAt} />
}

function LastPicture({ seat: { roomID, activeSinceMs, name }, isLookedAt }: SeatPictureProps) {
  const picture = useSeatPicture({ roomID, activeSinceMs, isEnabled: isLookedAt })
  const [broken, setBroken] = useState<Picture | null>(null)
  if (picture === undefined) return <ComingPicture />
  if (picture === null || picture === broken) return <NoPicture />
  return <Screenshot picture={picture} name={name} onBroken={() => setBroken(picture)} />
}

/** In its place until the first answer that says whether there is one. */
function ComingPicture() {
  const { formatMessage } = useIntl()
  return <div className={styles['coming']} role="img" aria-label={formatMessage({ id: 'ui.loading' })} />
}

function NoPicture() {
  const { formatMessage } = useIntl()
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
  const address = getPictureAddress(image)
  useEffect(() => retainPictureAddress(image), [image])
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
