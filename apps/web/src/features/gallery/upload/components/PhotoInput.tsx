import type { Ref } from 'react';

interface PhotoInputProps {
  ref: Ref<HTMLInputElement>;
  /** Opens the camera instead of the photos that are there. */
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
}

/**
 * What a browser chooses or takes photos with. A button replaces it: the text of a native file input cannot be set to the
 * page's language. A phone turns its own format into JPEG because no other is accepted.
 */
export function PhotoInput({ ref, isCamera = false, onFiles }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/jpeg,image/png"
      multiple={!isCamera}
      capture={isCamera ? 'environment' : undefined}
      data-testid={isCamera ? 'photo-camera' : 'photo-files'}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
