import { formMark, type PostedFormName } from '@festlig/domain/web/posted-form';
import { useHydrated } from '../../lib/use-hydrated';

/**
 * The hidden fields with which a form is posted before its scripts have come. The gateway fills them in, because their values
 * are each visitor's own and the page is rendered for many.
 */
export function PostedFields({ form }: { form: PostedFormName }) {
  const isHydrated = useHydrated();
  const html = isHydrated ? '' : formMark(form);
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
