/** The field of the sidebar that a shortcut leads to; there is one on the page. */
export const MENU_SEARCH_ID = 'console-menu-search'
