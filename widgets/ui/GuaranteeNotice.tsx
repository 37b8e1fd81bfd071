import * as guaranteeTexts from '../../core/labels/it/guarantee.ts';
import { isPicture } from '../../core/rules/guaranteeFile.ts';
import { newWindow } from './newWindow.ts';

const away = newWindow({ kind: 'external' });

/** The harmonised notice of the legal guarantee (LAW-23): the official file of the page's language, or its content as text. */
export function GuaranteeNotice({ file = '' }: { file: string | undefined }) {
  return (
    <div className="guarantee">
      <p className="guarantee__title">{guaranteeTexts.title()}</p>
      {isPicture(file) ? (
        <img className="guarantee__picture" src={file} alt={guaranteeTexts.notice()} loading="lazy" />
      ) : (
        <p>{guaranteeTexts.notice()}</p>
      )}
      <p className="guarantee__links">
        {file && !isPicture(file) && (
          <a href={file} {...away}>
            {guaranteeTexts.official()}
          </a>
        )}
        <a href={guaranteeTexts.address()} {...away}>
          {guaranteeTexts.more()}
        </a>
      </p>
    </div>
  );
}
