import styles from './TrayRoom.module.css'

/** Reserves the space of a button of the header that comes after the page: nothing beside it moves then. */
export function TrayRoom() {
  return <span className={styles['room']} data-tray-room />
}
