import { useRef, useState } from 'react';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import * as videoTexts from '../../../core/labels/it/video.ts';
import { embedLink, videoOrigin } from '../../../core/rules/video.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { toJson } from '../../../core/rules/json.ts';

/** The player of the cookie-less host: it begins by itself, silent and without controls, so pause and sound are ours (ruling 17). */
function Player({ videoId, title }: { videoId: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [playing, setPlaying] = useState(true);
  const [silent, setSilent] = useState(true);
  const tell = (func: 'pauseVideo' | 'playVideo' | 'mute' | 'unMute') =>
    frame.current?.contentWindow?.postMessage(toJson({ event: 'command', func, args: [] }), videoOrigin);
  return (
    <>
      <iframe
        className="video__frame"
        ref={frame}
        src={embedLink(videoId, location.origin)}
        title={title}
        allow="autoplay; encrypted-media"
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div className="video__controls">
        <Button
          icon={playing ? 'pause' : 'play'}
          onClick={() => {
            tell(playing ? 'pauseVideo' : 'playVideo');
            setPlaying(!playing);
          }}
        >
          {(playing ? videoTexts.pause : videoTexts.play)()}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            tell(silent ? 'unMute' : 'mute');
            setSilent(!silent);
          }}
        >
          {(silent ? videoTexts.sound : videoTexts.silence)()}
        </Button>
      </div>
    </>
  );
}

/** A video link of content (§2). Nothing of the other site is loaded before the customer agrees; who does not has the link. */
export default function VideoDialog({ input: { videoId, title, href }, close }: DialogProps<'video'>) {
  const spesa = useSpesa();
  const [granted, setGranted] = useState(() => allows(spesa, 'video'));
  const answer = (video: boolean) => {
    answerConsent(spesa, { video });
    setGranted(video);
  };
  const link = (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {videoTexts.elsewhere()}
    </a>
  );
  return (
    <DialogPanel title={title || videoTexts.title()} onClose={close}>
      <div className="video">
        {granted ? (
          <Player videoId={videoId} title={title || videoTexts.title()} />
        ) : (
          <>
            <p>{(granted === undefined ? videoTexts.consent : videoTexts.refused)()}</p>
            <div className="video__controls">
              <Button icon="play" onClick={() => answer(true)}>
                {videoTexts.agree()}
              </Button>
              {granted === undefined && (
                <Button variant="secondary" onClick={() => answer(false)}>
                  {videoTexts.refuse()}
                </Button>
              )}
            </div>
          </>
        )}
        <p>{link}</p>
      </div>
    </DialogPanel>
  );
}
