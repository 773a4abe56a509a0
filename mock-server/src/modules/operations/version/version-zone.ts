/** Releases and their days are at UTC+8, whatever zone a company has (VER-004). */
export const VERSION_ZONE = 'Asia/Shanghai'
