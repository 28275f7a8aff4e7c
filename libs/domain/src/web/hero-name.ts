/** The name of a picture: that of its file, without the extension. */
export const heroName = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

/** The name of a drawing: that of its file, without the tone. */
export const drawingName = (path: string): string => heroName(path).replace(/-(?:light|dark)$/, '');
