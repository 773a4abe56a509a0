import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useFavourites } from './use-favourites.ts'
import styles from './FavouriteStar.module.css'

type FavouriteStarProps = { id: string; name: string }

/** Adds a page to the favourites, or removes it. */
export function FavouriteStar({ id, name }: FavouriteStarProps) {
  const { formatMessage } = useIntl()
  const favourites = useFavourites()
  const isFavourite = favourites.has(id)
  const label = formatMessage({ id: isFavourite ? 'favourites.remove' : 'favourites.add' }, { name })
  return (
    <button
      type="button"
      className={isFavourite ? `${styles['star']} ${styles['starred']}` : styles['star']}
      aria-label={label}
      title={label}
      onClick={() => {
        favourites.toggle(id)
      }}
    >
      <Icon name="star" size={16} />
    </button>
  )
}
